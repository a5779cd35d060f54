"""How it is proven that nothing tells what is hidden: what is found, on walks through evenings, in shown widgets."""

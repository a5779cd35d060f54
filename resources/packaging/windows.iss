; Inno Setup's recipe for the installer: build.py calls it with Version, Folder (what PyInstaller has gathered) and Name.
[Setup]
; Whoever installs a newer version finds the older one by this.
AppId=desktop.hanabi.Hanabi
AppName=Hanabi
AppVersion={#Version}
AppPublisher=The Hanabi Desktop developers
; For the user alone: nobody is asked for an administrator's password.
PrivilegesRequired=lowest
DefaultDirName={autopf}\Hanabi
DisableProgramGroupPage=yes
UninstallDisplayIcon={app}\hanabi-desktop.exe
OutputBaseFilename={#Name}
LicenseFile=..\..\LICENSE
Compression=lzma2/max
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "nb"; MessagesFile: "compiler:Languages\Norwegian.isl"
Name: "sv"; MessagesFile: "compiler:Languages\Swedish.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[InstallDelete]
; Nothing of an older version stays among the new files. Games and settings lie elsewhere.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Hanabi"; Filename: "{app}\hanabi-desktop.exe"; AppUserModelID: "desktop.hanabi.Hanabi"

[Registry]
; Windows knows a kind of file by what follows the last dot, and .json is many a program's: Hanabi is offered by "Open with".
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "Hanabi.Game"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Hanabi.Game"; ValueType: string; ValueData: "Hanabi"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Hanabi.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\hanabi-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\Hanabi.Game\shell\open\command"; ValueType: string; ValueData: """{app}\hanabi-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\hanabi-desktop.exe"; Description: "Hanabi"; Flags: nowait postinstall skipifsilent

print(SandGlass("three minutes").turn())

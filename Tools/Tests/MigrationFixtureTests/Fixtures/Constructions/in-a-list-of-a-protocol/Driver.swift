print(LinnetBackup().save(), LinnetArchive().count(), LinnetDesk().use())

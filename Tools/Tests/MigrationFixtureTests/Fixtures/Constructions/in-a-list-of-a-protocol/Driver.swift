print(LinnetBackup().save(), LinnetArchive().count())

print(OarWall().names(), OarNames.labels(), OarNames.marks(), OarNames.last())

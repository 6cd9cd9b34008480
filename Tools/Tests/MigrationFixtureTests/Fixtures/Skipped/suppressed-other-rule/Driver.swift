print(Almoner().count(), Almoner().tally())

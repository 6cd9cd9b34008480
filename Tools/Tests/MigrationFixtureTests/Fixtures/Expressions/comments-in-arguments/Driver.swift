print(Report6199().save(), Label6199().save())

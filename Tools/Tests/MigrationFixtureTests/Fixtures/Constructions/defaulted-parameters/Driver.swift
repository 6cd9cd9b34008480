print(SedgeScreen().show())

print(Taken3Screen().show())

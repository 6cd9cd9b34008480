print(Hydrophone().noise())

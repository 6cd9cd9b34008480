print(PaperMill().sheets())

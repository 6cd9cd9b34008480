print(SluiceDesk6142.open(), SluiceDesk6142.close())

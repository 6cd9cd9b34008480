print(Loft1410().show(), LoftFull1410("oak").show())

print(CrateUnpacker().unpack())

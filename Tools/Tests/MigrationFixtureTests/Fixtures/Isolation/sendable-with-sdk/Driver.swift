print(LogShipper(folder: "/").ship(), await LogShipper(folder: "/").later())

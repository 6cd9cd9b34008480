let elmFolders = ElmFolders()
print(elmFolders.home() == nil, elmFolders.path(of: "nobody-of-that-name"))

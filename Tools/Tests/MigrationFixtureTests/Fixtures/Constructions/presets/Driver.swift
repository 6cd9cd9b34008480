print(Barge().leave())

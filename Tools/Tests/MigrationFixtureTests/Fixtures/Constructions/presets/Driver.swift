print(Barge().leave())
print(Tug6173().pull())
print(Skiff6189().row(nil))

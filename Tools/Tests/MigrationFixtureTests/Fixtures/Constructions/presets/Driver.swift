print(Barge().leave())
print(Tug6173().pull())
print(Skiff6189().row(nil))
print(Punt6189().row())

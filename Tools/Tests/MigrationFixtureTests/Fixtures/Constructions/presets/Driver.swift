print(Barge().leave())
print(Tug6173().pull())

let bar = PlayerBar()
print(bar.start(), bar.start())

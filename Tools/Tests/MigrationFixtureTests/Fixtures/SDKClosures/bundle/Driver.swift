let about = await AboutText()
print(await about.version(), await about.build(), await about.hasLicense(), await about.isPlaced())

let about = await AboutText()
print(await (about.version(), about.build(), about.hasLicense(), about.isPlaced()))

let studio = await MuralStudio()
print(await studio.work())

print(await ArtSalon().open(), await ArtSalon().add("c"))

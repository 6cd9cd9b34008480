let box = Jukebox(songs: ["Stay", "Go"])
print(await box.playFirst(), await box.playAll())

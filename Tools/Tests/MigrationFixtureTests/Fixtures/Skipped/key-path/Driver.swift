print(Sheepdog().both())

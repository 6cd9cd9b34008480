print(Dock6114().lift())

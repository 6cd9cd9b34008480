print(await Viewer6178.instance.open())

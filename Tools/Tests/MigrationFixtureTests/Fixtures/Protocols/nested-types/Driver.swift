print(TowerCrew().brief())

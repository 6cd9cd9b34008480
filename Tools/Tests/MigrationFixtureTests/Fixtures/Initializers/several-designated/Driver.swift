print(GardenBed(plant: "leek").capacity, GardenBed(plant: "bean", length: 90).capacity)

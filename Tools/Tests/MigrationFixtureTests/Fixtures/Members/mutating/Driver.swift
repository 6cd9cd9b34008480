var bed = PlantBed()
bed.plants = ["fern"]
bed.pour(3)
var copy = PlantBed(plants: ["ivy"])
copy.pour(2)
print(bed.water, bed.plants, copy.plants)

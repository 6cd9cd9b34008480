print(OpenWorkshop(name: "Ost").inventory(), RepairWorkshop(name: "West").inventory())

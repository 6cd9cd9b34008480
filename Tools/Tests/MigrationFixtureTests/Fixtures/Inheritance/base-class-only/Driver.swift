print(Vessel(name: "Elsa").berth(), Tug(power: 900).berth())

print(TollBooth(name: "North", dependencies: TollBooth.Dependencies(price: { 4 })).pass())

print(DiveLog().remaining(), DiveLog(place: "reef", depth: 18).remaining(), DiveLog(place: "x").depth)

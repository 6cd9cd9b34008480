print(PhotoStack(owner: "Eve", films: [1, 2]).develop())

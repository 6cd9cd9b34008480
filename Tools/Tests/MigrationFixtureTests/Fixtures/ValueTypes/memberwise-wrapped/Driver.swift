print(Recipe1900(eggs: 13, name: "a").isPossible(), Recipe1900(eggs: -1, name: "b").eggs)

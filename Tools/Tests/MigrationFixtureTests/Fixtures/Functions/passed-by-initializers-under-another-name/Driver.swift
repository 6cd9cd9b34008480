print(Ferry6214Operation(checked: "/")?.crosses() ?? false, Ferry6214Operation(checked: "/6214") == nil)

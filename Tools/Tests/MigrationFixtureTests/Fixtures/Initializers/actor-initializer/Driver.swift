print(await SwitchYard(wagons: [1]).push(4), await SwitchYard().push(9))

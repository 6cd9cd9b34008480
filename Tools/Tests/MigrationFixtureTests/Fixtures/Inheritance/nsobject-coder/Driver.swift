print(Blueprint(millimetres: 12).real())

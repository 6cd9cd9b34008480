print(CheckInKiosk(gate: "@B4").seat(for: "Grace"))

package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/png"
	"os"
	"strings"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
	"golang.org/x/image/draw"

	"broadside/assets"
)

// sizes are the icon sizes that desktops ask for, in pixels.
var sizes = []int{16, 24, 32, 48, 64, 128, 256, 512}

// icons returns the icon as PNG files, by size.
func icons() map[int][]byte {
	all := map[int][]byte{}
	for _, size := range sizes {
		var b bytes.Buffer
		if err := png.Encode(&b, scale(size)); err != nil {
			panic(err) // encoding to memory never fails
		}
		all[size] = b.Bytes()
	}
	return all
}

func scale(size int) image.Image {
	icon := assets.Icon()
	to := image.NewNRGBA(image.Rect(0, 0, size, size))
	draw.CatmullRom.Scale(to, to.Bounds(), icon, icon.Bounds(), draw.Src, nil)
	return to
}

// packWindows makes a ZIP with both programs.
func packWindows(r *release, t target) error {
	var files tree
	for name := range programs {
		b, err := r.build(t, name)
		if err == nil {
			b, err = r.describe(t, name, b)
		}
		if err != nil {
			return err
		}
		files.add(name+".exe", 0o755, b)
	}
	return r.zipWith("windows", t, append(files, r.page.below("web")...))
}

// zipWith zips files together with those that every package has.
func (r *release) zipWith(system string, t target, files tree) error {
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		return err
	}
	lines := func(b []byte) []byte {
		if system == "windows" {
			return bytes.ReplaceAll(b, []byte("\n"), []byte("\r\n"))
		}
		return b
	}
	files.add("README.txt", 0o644, lines(text("README."+system, "VERSION", r.version)))
	files.add("LICENSE.txt", 0o644, lines(licence))
	top := fmt.Sprintf("broadside-%s-%s-%s", r.version, system, t.arch)
	return r.zip(top+".zip", files.below(top))
}

// describe adds the icon, the version and a manifest to a program for Windows.
func (r *release) describe(t target, name string, program []byte) ([]byte, error) {
	var set winres.ResourceSet
	icon, err := winres.NewIconFromResizedImage(assets.Icon(), []int{16, 24, 32, 48, 64, 128, 256})
	if err == nil {
		err = set.SetIcon(winres.ID(1), icon)
	}
	if err != nil {
		return nil, err
	}
	set.SetManifest(winres.AppManifest{
		Identity: winres.AssemblyIdentity{Name: name}, ExecutionLevel: winres.AsInvoker, DPIAwareness: winres.DPIPerMonitorV2,
		Compatibility: winres.Win10AndAbove, LongPathAware: true, UseCommonControlsV6: true,
	})
	var v version.Info
	number, _, _ := strings.Cut(r.version, "+")
	v.SetFileVersion(number)
	v.SetProductVersion(number)
	for key, value := range map[string]string{
		version.ProductName: "Broadside", version.FileDescription: map[string]string{"broadside": "Broadside", "broadside-server": "Broadside, the table's server"}[name],
		version.ProductVersion: r.version, version.FileVersion: r.version, version.OriginalFilename: name + ".exe",
	} {
		if err := v.Set(version.LangDefault, key, value); err != nil {
			return nil, err
		}
	}
	set.SetVersionInfo(v)
	var out bytes.Buffer
	if err := set.WriteToEXE(&out, bytes.NewReader(program)); err != nil {
		return nil, fmt.Errorf("the resources of %s: %w", name, err)
	}
	return out.Bytes(), nil
}

// packMac makes a ZIP with an application bundle, which holds both programs.
func packMac(r *release, t target) error {
	var files tree
	for name := range programs {
		b, err := r.build(t, name)
		if err != nil {
			return err
		}
		files.add("Broadside.app/Contents/MacOS/"+name, 0o755, b)
	}
	number, _, _ := strings.Cut(r.version, "+")
	files.add("Broadside.app/Contents/Info.plist", 0o644, text("Info.plist", "NUMBER", number, "VERSION", r.version))
	files.add("Broadside.app/Contents/PkgInfo", 0o644, []byte("APPL????"))
	files.add("Broadside.app/Contents/Resources/broadside.icns", 0o644, icns())
	files = append(files, r.page.below("Broadside.app/Contents/Resources/web")...)
	return r.zipWith("macos", t, files)
}

// icns returns the icon in the format of macOS: PNG files, each with a name for its size.
func icns() []byte {
	all := icons()
	var parts bytes.Buffer
	for _, part := range []struct {
		name string
		size int
	}{{"icp4", 16}, {"icp5", 32}, {"icp6", 64}, {"ic07", 128}, {"ic08", 256}, {"ic09", 512}} {
		parts.WriteString(part.name)
		_ = binary.Write(&parts, binary.BigEndian, uint32(8+len(all[part.size]))) // writing to memory never fails
		parts.Write(all[part.size])
	}
	return append(binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+parts.Len())), parts.Bytes()...)
}
